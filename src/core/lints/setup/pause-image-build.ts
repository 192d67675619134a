import { pauseRuns } from '../../catalog/pause.ts'
import { windowsReleases, type WindowsRelease } from '../../catalog/windows/index.ts'
import { windows } from '../../catalog/windows/index.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'

export const pauseImageBuild = defineLint({
  id: 'pause-image-build',
  on: 'setup',
  summary: 'The pause image has a layer for the build of the node',
  remediation:
    'Name a pause image that holds the build of the node: sandbox_image or pinned_images of containerd, --pod-infra-container-image of a kubelet with Docker.',
  decisions: [],

  check({ observations }) {
    const hosts = observations.filter(
      ({ decision, absent, value }) =>
        decision === 'windowsRelease' && absent !== true && isRelease(value),
    )
    const [host] = hosts
    if (!host || !isRelease(host.value) || hosts.some(({ value }) => value !== host.value))
      return []
    const release = host.value
    return observations.flatMap(({ name, value, file, line, column }): readonly LintViolation[] => {
      const runs = name === 'pauseImage' ? pauseRuns(String(value), release) : undefined
      if (!runs || runs.value) return []
      return [
        {
          path: [],
          place: { file, line, column },
          also: [{ file: host.file, line: host.line, column: host.column }],
          basis: 'fails',
          message: `The pause image ${String(value)} has no layer for ${windows[release].name}: no pod sandbox starts.`,
          facts: [runs],
        },
      ]
    })
  },
})

const isRelease = (value: unknown): value is WindowsRelease =>
  windowsReleases.some((one) => one === value)
