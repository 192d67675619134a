import { catalog } from '../../catalog/catalog.ts'
import { isolation as mechanisms } from '../../catalog/isolation.ts'
import { isBefore } from '../../values/version.ts'
import { imageMatch } from '../../catalog/windows/image-match.ts'
import { withRelease } from '../../catalog/windows/image-tag.ts'
import { gateSetting, withoutGate } from '../../derived/feature-gates.ts'
import { imageOfHost } from '../../model/resolve/image-release.ts'
import { defineRule } from '../../model/rule.ts'

export const imageMatchesHostUngated = defineRule({
  id: 'image-matches-host-ungated',
  basis: 'fails',
  summary: 'Where the Hyper-V annotation is ignored, the image fits the build of the host',
  remediation:
    'Build the workload on the release of the host, or turn the gate of Hyper-V isolation on.',
  decisions: [
    'kubernetesVersion',
    'containerRuntime',
    'isolation',
    'featureGates',
    'windowsRelease',
    'imageRelease',
    'image',
  ],

  check(scenario) {
    const { windowsRelease, imageRelease, image, featureGates } = scenario
    const { gate, runtime, stages, needsBoth } = mechanisms.hyperv.annotation
    if (scenario.isolation !== 'hyperv' || scenario.containerRuntime !== runtime) return undefined
    if (!isBefore(scenario.kubernetesVersion, stages.value.removed)) return undefined
    if (gateSetting(featureGates, gate) !== false) return undefined
    const { verdict, facts } = imageMatch(windowsRelease, imageRelease, 'process')
    if (verdict === 'runs') return undefined
    if (imageMatch(windowsRelease, imageRelease, 'hyperv').verdict === 'fails') return undefined
    const host = catalog.windows[windowsRelease]
    const actual = catalog.images[imageRelease]
    const release = imageOfHost(windowsRelease)
    return {
      message: `With ${gate} off the pod starts with process isolation, so its image must match ${host.name} (${host.build.value}); it is built on ${actual.name} (${actual.build.value}).`,
      facts: [...facts, needsBoth],
      decisions: ['isolation', 'featureGates', 'windowsRelease', 'imageRelease', 'image'],
      suggestion: {
        featureGates: withoutGate(featureGates, gate),
      },
      remediation: `Turn ${gate} on, with ${gate}=true among the feature gates of the kubelet, or use ${withRelease(image, release) ?? `an image on ${catalog.images[release].name}`}.`,
    }
  },
})
