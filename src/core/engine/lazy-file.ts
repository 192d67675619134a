import type { Content, GeneratedFile } from '../model/artifact.ts'

/** A file that is put together when somebody looks: headers, and files about all the others, change with every choice. */
export class LazyFile implements GeneratedFile {
  readonly artifact: string
  readonly path: string
  readonly #make: () => Content
  #made: Content | undefined

  constructor(artifact: string, path: string, make: () => Content) {
    this.artifact = artifact
    this.path = path
    this.#make = make
  }

  get language() {
    return this.#content().language
  }

  get text() {
    return this.#content().text
  }

  explain() {
    return this.#content().explain()
  }

  #content() {
    return (this.#made ??= this.#make())
  }
}
