import type { Document } from './document.ts'
import type { Observation, Problem } from './observation.ts'
import type { AnyParsed } from './parsed.ts'

/** What an importer made of a document. */
export interface Reading {
  readonly observations?: readonly Observation[]
  readonly problems?: readonly Problem[]
  /** What lints check. */
  readonly parsed?: readonly AnyParsed[]
  /** Texts inside, each read as a document of its own. */
  readonly inner?: readonly Document[]
}

/**
 * A reader of one customer format. An output of a command whose fields are facts as they are needs none: it is
 * a row in `importers/command-output/`.
 *
 * To add one: a file `importers/<id>.ts` with its test, and two lines in `importers/index.ts`, above
 * those that would take the same text. The first importer that recognises a document reads it.
 * - `recognizes` goes by content, never by the name of the file, with linear patterns; of a long text
 *   it sees the first 100,000 characters. `doc.command` tells the command whose output it is.
 * - `read` never throws and never assumes: a value that does not stand in the text is no
 *   observation. Make observations with `model/observe.ts`, which keeps their place and exact text.
 * - What lints shall check is returned in `parsed`, with a `placeOf` for paths inside it; a lint on
 *   it is a file `lints/<kind>/<id>.ts` with `on: '<kind>'`.
 * - A secret needs no care here: whatever looks like one is masked before anybody sees it.
 */
export interface Importer {
  readonly id: string
  /** What such a document is: "Output of kubectl get nodes"; shown as what it was recognised as. */
  readonly summary: string
  /** The same of one document, where that can be said more exactly. */
  summaryOf?(doc: Document): string
  /** It takes a file as it is, before anything is taken apart. */
  readonly whole?: true
  /** It reads scripts, and is asked first for a text that begins as one. */
  readonly ofScripts?: true
  /**
   * A text of it begins with a bracket or a key, and words of people around one are no part of it. Where
   * a part of one counts too, the reader takes it out of words by signs of its own.
   */
  readonly isFile?: 'whole' | 'part'
  /**
   * Whose such a document is, where that decides what holds of it:
   * - `app`: what this app wrote for people;
   * - `cluster`: what people write for a cluster or its pools, or what it answers, on whichever machine it lies;
   * - `commands`: lines that start programs, between which people may remark on them;
   * - `log`: what a program prints while it runs;
   * - `people`: what they write, in their words.
   */
  readonly origin?: 'app' | 'cluster' | 'commands' | 'log' | 'people'
  recognizes(doc: Document): boolean
  read(doc: Document): Reading
}

export const defineImporter = (importer: Importer): Importer => importer
