/** Gives the focus to the heading of the page, where it stands: what had it is gone. */
export const focusHeading = () =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
