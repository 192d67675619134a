import { windows } from '../catalog/windows/index.ts'

const builds = new Map<string, string>(
  Object.values(windows).map(({ build }) => [build.value.split('.')[2] ?? '', build.value]),
)

/** `10.0.17763` for `17763`; undefined for a number that is no build of a Windows Server. */
export const buildOfNumber = (number: string): string | undefined => builds.get(number)
