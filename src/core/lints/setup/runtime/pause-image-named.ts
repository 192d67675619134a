import { pauseFlagKeeps } from '../../../catalog/flags/pause-flag.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'

const flag = `kubelet.flag.${pauseFlagKeeps.value}`

export const pauseImageNamed = defineLint({
  id: 'pause-image-named',
  on: 'setup',
  summary: 'The pause image is named where the runtime looks for it',
  remediation:
    'Name the image in config.toml of containerd (sandbox_image, or sandbox below pinned_images from schema 3 on) and restart it.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const [asked] = named(observations, 'containerd.askedSandbox')
    const [given, ...others] = named(observations, flag)
    const runtimes = deciding(observations, 'containerRuntime')
    const set = named(observations, 'containerd.sandboxImage')
    if (!asked || !given || runtimes.some(({ value }) => value !== 'containerd')) return []
    if ([given, ...others, ...set].some(({ value }) => value === asked.value)) return []
    return [
      {
        path: [],
        place: placeOf(asked),
        also: [placeOf(given)],
        basis: 'unsupported',
        message: `containerd fetches ${String(asked.value)} as its pause image, and the kubelet was told ${String(given.value)}: with containerd --${pauseFlagKeeps.value} only keeps an image from being deleted, and config.toml decides which one is used.`,
        facts: [pauseFlagKeeps],
      },
    ]
  },
})
