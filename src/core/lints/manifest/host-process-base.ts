import { hostProcessBase } from '../../catalog/workload/host-process-base.ts'
import { defineLint } from '../../model/lint.ts'
import { hasPod } from '../../model/manifest.ts'
import { pathText, valueAt } from '../../model/nodes.ts'
import { inContainersOf } from '../containers.ts'

export const hostProcessBaseLint = defineLint({
  id: 'host-process-base',
  on: 'manifest',
  summary: 'The base image of HostProcess containers is used by these alone',
  remediation: 'Set hostProcess to true, or take an image of nanoserver or servercore.',
  decisions: [],
  isAbout: hasPod,
  ofPods: 'windows',

  check: (manifest) =>
    // Lines that were left out may set it.
    manifest.isPart === true || manifest.pod?.isHostProcess === true
      ? []
      : inContainersOf(manifest, 'image')
          .filter(
            ({ path, value: image }) =>
              String(image).includes(hostProcessBase.value) &&
              valueAt(manifest.value, [
                ...path.slice(0, -1),
                'securityContext',
                'windowsOptions',
                'hostProcess',
              ]) !== true,
          )
          .map(({ path, value: image }) => ({
            path,
            basis: 'fails' as const,
            message: `${pathText(path)} is ${String(image)}, which has no files of Windows: only HostProcess containers start from it, and this is none.`,
            facts: [hostProcessBase],
          })),
})
