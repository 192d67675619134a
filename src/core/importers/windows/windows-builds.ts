import { clientBuilds } from '../../catalog/windows/clients.ts'
import { windows } from '../../catalog/windows/index.ts'

const builds = new Map<string, string>(
  [
    ...Object.values(windows).map(({ build }) => build.value),
    ...Object.keys(clientBuilds.value),
  ].map((build) => [build.split('.')[2] ?? '', build]),
)

/** `10.0.17763` for `17763`; undefined for a number that is no build of Windows. */
export const buildOfNumber = (number: string): string | undefined => builds.get(number)

/** The numbers of the builds of Windows Server, as part of a pattern. */
export const serverBuild = `(?:${Object.values(windows)
  .map(({ build }) => build.value.split('.')[2])
  .join('|')})`
