import { digestOf } from '../../../artifacts/root/sha256sums.ts'
import { evaluate } from '../../evaluate.ts'
import type { Generate } from '../../generate.ts'
import { appName, appVersion } from '../../app-version.ts'
import { readScenarioFile } from '../../scenario-file.ts'
import type { SentFile } from '../reading/read.ts'
import { differenceOf, type Hunk } from './difference.ts'

/** A file of the app's own zip that is not what its plan gives. */
export interface EditedFile {
  /** As it was sent; of a missing file, where it should stand. */
  readonly path: string
  readonly change: 'changed' | 'added' | 'missing'
  /** Empty where a whole file was added or is missing. */
  readonly difference: readonly Hunk[]
}

const scenarioName = /(?:^|[\\/])scenario\.json$/

/**
 * Of a zip of this app, alone or among other files, every file that differs from what its
 * `scenario.json` generates. Byte order marks and line ends do not count. A zip that another version
 * of the app wrote is held to its own SHA256SUMS.
 */
export function editedFiles(files: readonly SentFile[], generate: Generate): readonly EditedFile[] {
  return files
    .filter(({ name }) => scenarioName.test(name))
    .flatMap((scenario) => editedIn(scenario, files, generate))
}

function editedIn(
  { name, text }: SentFile,
  files: readonly SentFile[],
  generate: Generate,
): readonly EditedFile[] {
  const read = readScenarioFile(text)
  if (!read.ok || read.named === 0) return []
  const folder = name.slice(0, -'scenario.json'.length)
  const sent = new Map(
    files
      .filter((file) => file.name.startsWith(folder))
      .map((file) => [file.name.slice(folder.length).replaceAll('\\', '/'), plain(file.text)]),
  )
  const planned = new Map(
    generate(evaluate(read.choices)).map((file) => [file.path, plain(file.text)]),
  )
  const common = [...planned.keys()].filter((path) => sent.has(path))
  // A plan that came alone is no zip.
  if (common.length < 2) return []
  const sums = sumsIn(sent.get('SHA256SUMS') ?? '')
  const isOfThisVersion = sent.get('README.md')?.includes(`${appName} ${appVersion}`) ?? true
  const isAsWritten = (path: string) =>
    !isOfThisVersion && isSum(sums.get(path), sent.get(path) ?? '')
  const folders = new Set(common.flatMap((path) => folderOf(path) ?? []))
  return [
    ...common.flatMap((path): readonly EditedFile[] => {
      const [before = '', after = ''] = [planned.get(path), sent.get(path)]
      if (before === after || isAsWritten(path)) return []
      if (!isOfThisVersion && path === 'SHA256SUMS') return []
      return [{ path: folder + path, change: 'changed', difference: differenceOf(before, after) }]
    }),
    ...[...sent.keys()]
      .filter((path) => !planned.has(path) && !sums.has(path) && folders.has(folderOf(path) ?? ''))
      .map((path): EditedFile => ({ path: folder + path, change: 'added', difference: [] })),
    ...(isOfThisVersion ? [...planned.keys()] : [...sums.keys()])
      .filter((path) => !sent.has(path))
      .map((path): EditedFile => ({ path: folder + path, change: 'missing', difference: [] })),
  ]
}

const plain = (text: string) => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')

const folderOf = (path: string) => /^(.*)\//.exec(path)?.[1]

const sumsIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/^([0-9a-f]{64}) [ *](.{1,400})$/gm)].map(([, sum = '', path = '']) => [
      path,
      sum,
    ]),
  )

const isSum = (sum: string | undefined, text: string) =>
  sum !== undefined && [text, `\uFEFF${text}`].some((one) => digestOf(one) === sum)
