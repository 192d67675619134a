import type { Document } from '../../model/document.ts'
import { escapedFilesIn } from './escaped-files.ts'
import { inlineFilesIn } from './inline-files.ts'
import { objectsOfCommands } from '../objects/objects-of-commands.ts'
import { terraformObjectsIn } from '../objects/terraform-objects.ts'

const readers = [escapedFilesIn, inlineFilesIn, terraformObjectsIn, objectsOfCommands]

/** Files and objects that stand between words, or that commands among them make. */
export const innerOfWords = (doc: Document): readonly Document[] =>
  readers.flatMap((read) => read(doc))
