// What the first script says in place of the app. The build puts it into src/boot.js as JSON; the script
// fills in what is in braces.

export const cannotShow = 'This browser cannot show Oddboard';
export const lacks = 'It lacks something that Oddboard needs: {needs}.';
export const floor = 'Chrome 111, Firefox 115, Safari 16.4 and all newer versions have it.';
export const modules = 'JavaScript modules';
export const toSorted = 'the array method toSorted';
export const dialogs = 'dialog elements';
export const colourMix = 'the CSS function color-mix';
export const dvh = 'the CSS unit dvh';
export const mediaRanges = 'ranges in media queries';
export const notLoaded = 'Oddboard could not be loaded';
export const notLoadedWhy = 'Part of it failed to download, or is just being replaced.';
export const notLoadedHelp = 'Load the page again, now or in a minute. Your games are kept on this device.';
export const stillLoading = 'Still loading';
export const onTheirWay = 'The boards and the rules are still downloading.';
export const reload = 'Reload the page';
