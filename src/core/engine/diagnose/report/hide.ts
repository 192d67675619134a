import { baseName } from '../../../values/base-name.ts'
import type { Diagnosis } from '../diagnosis.ts'
import { createPseudonyms } from './pseudonyms.ts'

export type Hide = (text: string) => string

/** Replaces the names and addresses of whoever sent it; folders of files, which tell who that is, go. */
export function hiderFor({ observations, logs, findings, documents }: Diagnosis): Hide {
  const replace = createPseudonyms(observations, [
    ...logs.map(({ text }) => text),
    ...findings.map(({ message }) => message),
  ])
  const inFolders = [...new Set(documents.map(({ file }) => file))].filter(
    (file) => baseName(file) !== file,
  )
  return (text) =>
    replace(inFolders.reduce((rest, file) => rest.replaceAll(file, baseName(file)), text))
}
