import { imagePlaceholders } from '../../catalog/workload/image-placeholders.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt } from '../../model/nodes.ts'
import { deciding, named } from '../../model/observed.ts'
import { ofKind } from '../../model/parsed.ts'
import { listsOfContainers } from '../containers.ts'

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
    return ofKind(parsed, 'manifest').flatMap(({ value: { value, pod }, placeOf }) =>
      (pod ? listsOfContainers : []).flatMap((list) =>
        nodesAt(value, [...(pod?.path ?? []), 'spec'], [list, '*', 'image']).flatMap(
          ({ path, value: image }): readonly LintViolation[] => {
            const word = imagePlaceholders.value.find((one) => String(image).includes(one))
            if (word === undefined) return []
            return [
              {
                path: [],
                place: placeOf(path),
                basis: isInUse ? 'fails' : 'advice',
                message: `The image is ${String(image)}: ${word} was not replaced by a version, and there is no such image.`,
                facts: [imagePlaceholders],
              },
            ]
          },
        ),
      ),
    )
  },
})
