import { catalog } from '../../catalog/catalog.ts'
import { syntaxFacts } from '../../catalog/workload/resources.ts'
import { defineRule } from '../../model/rule.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** `registry.example:5000/path/name:tag@digest`, as the runtimes read it. */
const host = acrossLines`
  (?:
    [a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*
    |\[[a-fA-F0-9:]+\]
  )(?::\d+)?
`
const part = String.raw`[a-z0-9]+(?:(?:[._]|__|-+)[a-z0-9]+)*`
const digest = String.raw`@[A-Za-z][A-Za-z0-9]*(?:[-_+.][A-Za-z][A-Za-z0-9]*)*:[0-9a-fA-F]{32,}`
const form = new RegExp(
  String.raw`^(?:${host}/)?${part}(?:/${part})*(?::\w[\w.-]{0,127})?(?:${digest})?$`,
)

const maxReferenceLength = 1_024

export const imageReferenceSyntax = defineRule({
  id: 'image-reference-syntax',
  basis: 'refused',
  summary: 'The image is a reference that a runtime can read',
  remediation: 'Write registry/path/name:tag, the path in lower case, without a scheme or blanks.',
  decisions: ['image', 'imageRelease'],

  check({ image, imageRelease }) {
    if (image.length <= maxReferenceLength && form.test(image)) return undefined
    return {
      message:
        image === ''
          ? 'No image is named.'
          : `image ${image} is no reference of the form registry/path/name:tag.`,
      facts: [syntaxFacts.imageReference],
      decisions: ['image'],
      suggestion: { image: corrected(image) ?? catalog.images[imageRelease].sample.value },
    }
  },
})

/** Without what people paste around a reference. */
function corrected(image: string): string | undefined {
  const bare = image.trim().replace(/^[a-z]+:\/\//i, '')
  return bare !== '' && bare.length <= maxReferenceLength && form.test(bare) ? bare : undefined
}
