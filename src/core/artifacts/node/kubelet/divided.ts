import { configPath } from '../../../catalog/flags/accepted.ts'
import { releaseOf } from '../../../derived/release.ts'
import type { KubeletScenario } from './decisions.ts'
import { isOwnFile } from './layout.ts'
import type { Setting } from './setting.ts'
import { kubeletSettings } from './settings.ts'
import { memoizeByObject } from '../../../values/memoize.ts'

export interface FileSetting extends Setting {
  /** Dotted path of the field. */
  readonly path: string
}

/** What the command line says, and what the file says in its place. */
export interface Divided {
  readonly args: readonly Setting[]
  readonly fields: readonly FileSetting[]
}

/** Several files say the same; within one scenario it is worked out once. */
export const dividedSettings = memoizeByObject((scenario: KubeletScenario): Divided => {
  const release = releaseOf(scenario)
  const args: Setting[] = []
  const fields: FileSetting[] = []
  for (const setting of kubeletSettings(scenario)) {
    const path = isOwnFile(scenario) ? configPath('kubelet', setting.name, release) : undefined
    if (path === undefined) args.push(setting)
    else fields.push({ ...setting, path })
  }
  return { args, fields }
})
