import { pauseRuns } from '../../catalog/pause.ts'
import { catalog } from '../../catalog/catalog.ts'
import { windowsReleases, type WindowsRelease } from '../../catalog/windows/index.ts'
import { defineLint } from '../../model/lint.ts'
import { named } from '../../model/observed.ts'
import { hasLinuxContainerd } from '../containerd/is-of-windows.ts'

export const pauseImageRuns = defineLint({
  id: 'pause-image-runs',
  on: 'setup',
  summary: 'The pause image that is set has a layer that the host runs',
  remediation: 'Set a pause image that has a layer for the build of the node.',
  decisions: ['windowsRelease', 'containerRuntime'],

  check({ observations, parsed }, { windowsRelease, containerRuntime }) {
    // Pods of Linux in virtual machines take a pause image of Linux.
    if (
      named(observations, 'containerd.runtimes').some(({ value }) => /lcow/.test(String(value)))
    ) {
      return []
    }
    return observations.flatMap(({ name, value, file, line, column }) => {
      // containerd takes the image of its own file, whatever the kubelet is told.
      const isUsed =
        (name === 'containerd.sandboxImage' && !hasLinuxContainerd(parsed)) ||
        (name === 'kubelet.flag.pod-infra-container-image' && containerRuntime !== 'containerd')
      const runs = isUsed ? pauseRuns(String(value), windowsRelease) : undefined
      if (!runs || runs.value) return []
      return [
        {
          path: [],
          place: { file, line, column },
          basis: 'fails',
          message: `The pause image ${String(value)} has no layer for ${hostsWithout(String(value), windowsRelease)}, so no pod starts.`,
          facts: [runs],
        },
      ]
    })
  },
})

const hostsWithout = (image: string, host: WindowsRelease) =>
  windowsReleases.every((one) => pauseRuns(image, one)?.value === false)
    ? 'any release of Windows'
    : catalog.windows[host].name
