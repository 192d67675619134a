import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

const root = import.meta.dirname

/** `npm run golden` writes what any other run compares. */
const isRefresh = import.meta.env.MODE === 'golden'

/** Every kept file below a folder, by its path from there. */
export function keptPaths(folder: string): readonly string[] {
  const start = join(root, folder)
  if (!existsSync(start)) return []
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(start.length + 1))
    .map((path) => path.split(sep).join('/'))
    .toSorted()
}

/**
 * How a text differs from the one that is kept at `path`, byte by byte; undefined where it does not.
 * No text stands for a file that is not made any more.
 */
export function differenceFromKept(path: string, text: string | undefined): string | undefined {
  const place = join(root, path)
  if (isRefresh) {
    write(place, text)
    return undefined
  }
  if (text === undefined) return `${path} is kept and not made any more. ${advice}`
  if (!existsSync(place)) return `${path} is made and not kept. ${advice}`
  const kept = readFileSync(place, 'utf8')
  const made = text.toWellFormed()
  return kept === made ? undefined : `${path} has changed. ${advice}\n${firstChange(kept, made)}`
}

const advice = 'If this is meant, run npm run golden and read the diff.'

function write(place: string, text: string | undefined): void {
  if (text === undefined) return rmSync(place, { force: true })
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, text.toWellFormed())
}

const shownLines = 5

/** The first lines that differ; a byte order mark or carriage return is shown by its name. */
function firstChange(kept: string, made: string): string {
  const before = kept.split('\n')
  const after = made.split('\n')
  const first = after.findIndex((line, i) => line !== before[i])
  const at = first < 0 ? after.length : first
  const shown = (sign: string, lines: readonly string[]) =>
    lines.slice(at, at + shownLines).map((line) => `${sign} ${visible(line)}`)
  return [`line ${at + 1}:`, ...shown('-', before), ...shown('+', after)].join('\n')
}

const visible = (line: string) => line.replace('\uFEFF', '<BOM>').replaceAll('\r', '<CR>')
