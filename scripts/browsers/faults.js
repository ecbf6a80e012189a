// Runs in the page before anything else and records errors for as long as the tab is open.
const note = (texts) => {
  const faults = JSON.parse(sessionStorage.getItem('faults') ?? '[]');
  sessionStorage.setItem('faults', JSON.stringify([...faults, ...texts]));
};

note([]);

addEventListener(
  'error',
  ({ message, target }) => {
    // An error about a file that could not be loaded has no message.
    note([message ?? `could not load ${target?.src ?? target?.href}`]);
  },
  true,
);

addEventListener('unhandledrejection', ({ reason }) => {
  note([`unhandled: ${reason}`]);
});

addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  note([`against the policy of the page: ${effectiveDirective} ${blockedURI}`]);
});

const { error } = console;
console.error = (...values) => {
  note([values.join(' ')]);
  error.apply(console, values);
};
