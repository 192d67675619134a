/** A page or file that a fact rests on. */
export interface Source {
  readonly title: string
  /** Pinned to a commit or release where one is known. */
  readonly url: string
  /** Where paths of refs like `id path/in/repository` begin; ends with a slash. */
  readonly base?: string
}

export type Sources = Readonly<Record<string, Source>>
