import { createGenerator, type GeneratedFile } from '../files.ts'
import { appName, appVersion, catalogVersion, evaluate, type Choices } from '../plan.ts'

export const filesOf = (choices: Choices): readonly GeneratedFile[] =>
  createGenerator()(evaluate(choices))

/**
 * The text of every file by its path in the zip, with a mark for what changes with each release of
 * the app or the catalog: versions, links and checksums.
 */
export const goldenTexts = (choices: Choices): ReadonlyMap<string, string> =>
  new Map(filesOf(choices).map(({ path, text }) => [path, withMarks(path, text)]))

function withMarks(path: string, text: string): string {
  if (path === 'SHA256SUMS') return text.replaceAll(/^[0-9a-f]{64}(?= {2})/gm, '<sha256>')
  if (path === 'scenario.json') {
    return text.replace(`"catalogVersion": "${catalogVersion}"`, '"catalogVersion": "<version>"')
  }
  return text
    .replace(`${appName} ${appVersion}\n`, `${appName} <version>\n`)
    .replace(`${appName} ${appVersion} -->\n`, `${appName} <version> -->\n`)
    .replace(/^((?:#|<!--) #\/plan\?)\S+/m, '$1<link>')
}
