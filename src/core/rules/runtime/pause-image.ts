import { catalog } from '../../catalog/catalog.ts'
import { isWithin } from '../../values/version.ts'
import { betweenPauseTags, pauseImage, pauseRuns } from '../../catalog/pause.ts'
import { defineRule } from '../../model/rule.ts'
import { isHypervByHandler } from '../../derived/runtime-class.ts'

export const pauseImageKnown = defineRule({
  id: 'pause-image',
  basis: 'fails',
  summary: 'The pause image has a layer that the host runs',
  remediation: 'Check that the registry has the pause image for the build of the node.',
  decisions: [
    'kubernetesVersion',
    'windowsRelease',
    'imageRelease',
    'containerRuntime',
    'isolation',
  ],

  check(scenario) {
    const { kubernetesVersion, windowsRelease, imageRelease } = scenario
    const isGuest = isHypervByHandler(scenario)
    const image = pauseImage(kubernetesVersion, windowsRelease, isGuest ? imageRelease : undefined)
    if (image.confidence === 'verified') return undefined
    const host = catalog.windows[windowsRelease].name
    if (image.confidence === 'unknown') {
      return {
        message: `Whether ${image.value}, or any pause image, has a layer for ${host} was not looked up.`,
        facts: [image],
        decisions: ['windowsRelease'],
      }
    }
    const { pauseImage: documented } = catalog.kubernetes[kubernetesVersion]
    const isOfThisMinor =
      image === documented && !isWithin(kubernetesVersion, betweenPauseTags.value)
    if (isOfThisMinor && pauseRuns(image.value, windowsRelease)?.value) return undefined
    return {
      message: isGuest
        ? `Hyper-V pods of ${catalog.images[imageRelease].name} need a pause image of that release. Its name, ${image.value}, is put together here from the form that scripts use; the registry was not asked.`
        : `That the pause image of this node is ${image.value} is a conclusion: ${image.note ?? 'no page names it for this version'}.`,
      facts: [image],
      basis: 'advice',
      decisions: isGuest
        ? ['windowsRelease', 'imageRelease']
        : ['kubernetesVersion', 'windowsRelease'],
    }
  },
})
