import { holdAddressWhileOpening, pageIsBeingOpened } from './shell/keep-clicks.ts';

/** What runs in the browser before a page of the hub comes awake. Next finds it by its name. */
holdAddressWhileOpening(window.history);

export { pageIsBeingOpened as onRouterTransitionStart };
