import type { CommandLine } from '../../../model/parsed.ts'

export const hasFlag = ({ flags }: CommandLine, flag: string) =>
  flags.some(({ name }) => name === flag)

/** The file that a flag names, as Windows compares names. */
export const fileOfFlag = ({ flags }: CommandLine, flag: string) =>
  flags
    .findLast(({ name, isKnown }) => name === flag && isKnown)
    ?.value?.replaceAll('/', '\\')
    .toLowerCase()
