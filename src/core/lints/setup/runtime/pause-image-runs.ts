import { layerOf, pauseBoots, pauseRuns } from '../../../catalog/pause.ts'
import { catalog } from '../../../catalog/catalog.ts'
import { images, windowsReleases, type WindowsRelease } from '../../../catalog/windows/index.ts'
import { defineLint } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, linuxMachine, named } from '../../../model/observed.ts'
import { hasLinuxContainerd } from '../../containerd/is-of-windows.ts'
import { linuxFileOnWindows } from '../../containerd/linux-file-on-windows.ts'

const ofAdapter = 'component cri-dockerd'

/** How a pause image is set. */
const pauseNames = [
  'pauseImage',
  'containerd.sandboxImage',
  'kubelet.flag.pod-infra-container-image',
]

export const pauseImageRuns = defineLint({
  id: 'pause-image-runs',
  on: 'setup',
  summary: 'The pause image that is set has a layer that the host runs',
  remediation: 'Set a pause image that has a layer for the build of the node.',
  decisions: ['windowsRelease', 'containerRuntime'],

  check({ observations, parsed }, world) {
    // Pods of Linux in virtual machines take a pause image of Linux.
    if (
      named(observations, 'containerd.runtimes').some(({ value }) => /lcow/.test(String(value)))
    ) {
      return []
    }
    const isOfOtherNode = hasLinuxContainerd(parsed) && !linuxFileOnWindows(observations, parsed)
    const isolations = deciding(observations, 'isolation')
    // A virtual machine boots from it, whatever the host is.
    const isGuest = isolations.length > 0 && isolations.every(({ value }) => value === 'hyperv')
    const images = pauseNames
      .flatMap((name) => named(observations, name))
      .filter(({ subject }) => subject !== linuxMachine)
    return images.flatMap(({ name, value, weight, subject, file, line, column }) => {
      // containerd takes the image of its own file, whatever the kubelet is told.
      const isUsed =
        (name === 'pauseImage' && (weight === 'statement' || subject === ofAdapter)) ||
        (name === 'containerd.sandboxImage' && !isOfOtherNode) ||
        (name === 'kubelet.flag.pod-infra-container-image' &&
          world.containerRuntime !== 'containerd')
      const runs = isUsed ? pauseRuns(String(value), world.windowsRelease) : undefined
      const guest = isUsed ? guestWithout(observations, String(value)) : undefined
      if (runs?.value !== false && guest) {
        return [
          {
            path: [],
            place: { file, line, column },
            also: [placeOf(guest.pod)],
            basis: 'fails',
            message: `The pause image ${String(value)} has no layer of ${guest.name}: with Hyper-V isolation the virtual machine boots another release than the image of the container has, which it cannot mount.`,
            remediation: `Set a pause image that has a layer of ${guest.name}.`,
            facts: [guest.boots],
          },
        ]
      }
      if (!runs || runs.value || (isGuest && layerOf(String(value)))) return []
      return [
        {
          path: [],
          place: { file, line, column },
          basis: 'fails',
          message: `The pause image ${String(value)} has no layer for ${hostsWithout(String(value), world.windowsRelease)}, so no pod starts.`,
          // A file for Linux may be that of another node all the same.
          facts: [hasLinuxContainerd(parsed) ? { ...runs, confidence: 'inferred' as const } : runs],
        },
      ]
    })
  },
})

/** A pod that asks for a virtual machine, and whose release the pause image lacks. */
function guestWithout(observations: readonly Observation[], image: string) {
  const handlers = named(observations, 'runtimeClass.handler')
  const ofClass = (name: string) => {
    const own = named(observations, 'runtimeClass.name').filter(({ value }) => value === name)
    return handlers.filter(({ subject }) => own.some((one) => one.subject === subject))
  }
  const classes = named(observations, 'workload.runtimeClassName').filter((pod) =>
    [pod, ...ofClass(String(pod.value))].some(({ value }) => String(value).includes('hypervisor')),
  )
  // The handler that containerd takes by default says so of pods that name no class.
  const byDefault = deciding(observations, 'isolation').filter(
    ({ value, absent }) => value === 'hyperv' && absent === true,
  )
  for (const pod of [...classes, ...byDefault]) {
    // A container has the subject of its pod, or one that begins so.
    const own = deciding(observations, 'imageRelease').find(
      ({ subject = '' }) => subject.split(' container ')[0] === pod.subject,
    )
    const guest = Object.values(images).find(({ id }) => id === own?.value)
    if (!guest) continue
    const boots = pauseBoots(image, guest.id)
    if (boots?.value === false) return { pod, boots, name: guest.name }
  }
  return undefined
}

const hostsWithout = (image: string, host: WindowsRelease) =>
  windowsReleases.every((one) => pauseRuns(image, one)?.value === false)
    ? 'any release of Windows'
    : catalog.windows[host].name
