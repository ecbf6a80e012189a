/** The windows in which every screen is tried: a large and a small desktop, a tablet, two phones, a phone on its side. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];
