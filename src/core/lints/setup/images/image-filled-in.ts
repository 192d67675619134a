import { imagePlaceholders } from '../../../catalog/workload/image-placeholders.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'

export const imageFilledIn = defineLint({
  id: 'image-filled-in',
  on: 'setup',
  summary: 'The images of a manifest from the SIG name a version',
  remediation: 'Put the version of the component there, with its v.',
  decisions: [],

  check({ observations, parsed }) {
    // The file as the project has it is there to be filled in.
    const isInUse =
      deciding(observations, 'nodeName').length > 0 || named(observations, 'pod.status').length > 0
    const files = new Set(ofKind(parsed, 'manifest').map(({ placeOf }) => placeOf([]).file))
    return deciding(observations, 'image').flatMap((one): readonly LintViolation[] => {
      const word = imagePlaceholders.value.find((placeholder) => one.raw.includes(placeholder))
      if (word === undefined || !files.has(one.file)) return []
      return [
        {
          path: [],
          place: placeOf(one),
          basis: isInUse ? 'fails' : 'advice',
          message: `The image is ${one.raw}: ${word} was not replaced by a version, and there is no such image.`,
          facts: [imagePlaceholders],
        },
      ]
    })
  },
})
