import { grouped } from '../../../values/grouped.ts'
import type { SentFile } from '../reading/read.ts'
import type { ClusterPart } from './cluster-parts.ts'

/** More than this is an archive, and not a question of before and after. */
const mostDays = 8

/** A folder of a day, or of an hour of it: `2024-06-01`, `logs_20240601-0612`. */
const day = /^\D{0,12}((?:19|20)\d{2})[-_.]?(0[1-9]|1[0-2])[-_.]?([0-2]\d|3[01])(?!\d{3})/

/** Whether a folder is called after a day. */
export const isOfDay = (folder: string) => day.test(folder)

/**
 * What was sent of several days in folders of their own that hold the same files, the latest first,
 * each with what is of no day. Empty for all others.
 */
export function dayParts(files: readonly SentFile[]): readonly ClusterPart[] {
  const all = files.flatMap((file) => {
    const steps = file.name.split(/[\\/]/)
    const at = steps.slice(0, -1).findLastIndex((step) => isOfDay(step))
    const folder = steps[at]
    return folder === undefined
      ? []
      : [
          {
            file,
            folder,
            at,
            inside: steps
              .slice(at + 1)
              .join('/')
              .toLowerCase(),
          },
        ]
  })
  // A folder of the day on which all of it was collected holds the others.
  const deepest = all.reduce((most, { at }) => Math.max(most, at), 0)
  const dated = all.filter(({ at }) => at === deepest)
  const days = [...grouped(dated, ({ folder }) => folder)].toSorted(([a], [b]) =>
    timeOf(b) < timeOf(a) ? -1 : 1,
  )
  if (days.length < 2 || days.length > mostDays) return []
  const [first = new Set<string>(), ...others] = days.map(
    ([, own]) => new Set(own.map(({ inside }) => inside)),
  )
  // A log of each day has the name of its day, and goes on from one to the next.
  if (!others.every((names) => [...names].some((name) => first.has(name)))) return []
  const ofDays = new Map(dated.map(({ file, folder }) => [file, folder]))
  return days.map(([folder, [one]]) => ({
    label: `the time ${folder}`,
    of: 'times',
    files: files.filter((file) => (ofDays.get(file) ?? folder) === folder),
    starts: one ? [{ file: one.file.name, line: 1 }] : [],
  }))
}

const timeOf = (folder: string) => folder.replaceAll(/\D/g, '')
