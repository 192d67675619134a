/** A message at the top of the page; it stays until it is closed. */
export interface Notice {
  readonly id: string
  readonly tone: 'info' | 'warning' | 'error'
  readonly text: string
  /** What was left out, one by one. */
  readonly items?: readonly string[]
  /** Lists that are folded, each under its title. */
  readonly lists?: readonly { readonly title: string; readonly items: readonly string[] }[]
  /** What can be done about it. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

/** Adds messages; a newer one of the same id takes the place of the older. */
export const withNotices = (
  present: readonly Notice[],
  more: readonly Notice[],
): readonly Notice[] => [
  ...present.filter(({ id }) => more.every((other) => other.id !== id)),
  ...more,
]

export const presetOpened = (title: string): Notice => ({
  id: 'preset',
  tone: 'info',
  text: `This is the preset “${title}”. Undo brings back the plan you had before.`,
})
