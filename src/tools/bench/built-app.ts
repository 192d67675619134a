import type { Browser } from '@playwright/test'

/** The app as it was built and is served. */
export interface BuiltApp {
  readonly url: string
  /** Folder of the built files. */
  readonly root: string
  launch(args?: string[]): Promise<Browser>
}
