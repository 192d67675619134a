import { kubeletStart } from '../../catalog/flags/kubelet-start.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { ofKind } from '../../model/parsed.ts'
import { isAtLeast, isBefore, minorOf } from '../../values/version.ts'
import { isWrittenOnWindows } from './written-on-windows.ts'

const { driverOfDocker } = kubeletStart
const { field, flag, refused, own, fixedIn } = driverOfDocker.value

export const kubeletConfigDriver = defineLint({
  id: 'kubelet-config-driver',
  on: 'setup',
  summary:
    'The file of a kubelet with Docker on Windows names the cgroup driver that Docker has there',
  remediation: `Set ${field}: ${own} in the file of the Windows node.`,
  decisions: ['kubernetesVersion', 'containerRuntime'],

  check({ parsed }, { kubernetesVersion, containerRuntime, release }) {
    if (containerRuntime !== 'docker' || !isAffected(kubernetesVersion, release)) return []
    const hasFlag = ofKind(parsed, 'command-line').some(
      ({ value }) => value.program === 'kubelet' && value.flags.some(({ name }) => name === flag),
    )
    return ofKind(parsed, 'kubelet-config').flatMap(({ value: { value }, placeOf }) =>
      hasFlag || valueAt(value, [field]) !== refused || !isWrittenOnWindows(value)
        ? []
        : [
            {
              path: [],
              place: placeOf([field]),
              basis: 'fails' as const,
              message: `${field} is ${refused}, and Docker on Windows says ${own}; the kubelet ${release ?? kubernetesVersion} compares the two and stops.`,
              facts: [driverOfDocker],
            },
          ],
    )
  },
})

/** A minor that was mended later needs its release told. */
function isAffected(minor: string, release: string | undefined): boolean {
  const fixed = fixedIn.find((one) => minorOf(one) === minor)
  if (fixed !== undefined) return release !== undefined && isBefore(release, fixed)
  return !fixedIn.some((one) => isAtLeast(minor, minorOf(one)))
}
