import { resolveSource } from './catalog/sources/index.ts'
import { editedFiles as editedFilesOf } from './engine/diagnose/edited/edited-files.ts'
import type { SentFile } from './engine/diagnose/reading/read.ts'
import { createGenerator } from './engine/generate.ts'

/** Opening the app's own zip: what somebody changed in it; loaded with the first zip. */
export type { EditedFile } from './engine/diagnose/edited/edited-files.ts'

/** Of the app's own zip, the files that differ from what its `scenario.json` generates. */
export const editedFiles = (files: readonly SentFile[]) =>
  editedFilesOf(files, createGenerator(resolveSource))
