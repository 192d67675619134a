import type { Document } from '../model/document.ts'
import { lineAbove, shownFile } from './text-of.ts'

const withDrive = /(?<![\w/])[A-Za-z]:\\[\w.\\ ()-]{1,120}\.(?:ya?ml|conf|json|toml)\b/
const reading = /^(?:type|cat|gc|get-content|more)\b/i

/** Whether a file lies on a disk with a letter, as its name, the command that shows it or the line above it tells. */
export const isFileOnWindows = (doc: Document): boolean =>
  withDrive.test(doc.title ?? '') ||
  shownFile(doc) !== undefined ||
  (doc.isTypedOnWindows && reading.test(doc.command ?? '')) ||
  withDrive.test(lineAbove(doc))
