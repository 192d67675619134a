import { imagePlaceholders } from '../../../catalog/workload/image-placeholders.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'

const most = 6

export const placeholderLeft = defineLint({
  id: 'placeholder-left',
  on: 'setup',
  summary: 'Values stand where a template has words for them',
  remediation: 'Put the values of this cluster in their place, or send the file as it is in use.',
  decisions: [],

  check({ observations }) {
    const isInUse =
      deciding(observations, 'nodeName').length > 0 || named(observations, 'pod.status').length > 0
    const left = named(observations, 'placeholder')
    return [...new Set(left.map(({ file }) => file))].flatMap((file) => {
      const own = left.filter((one) => one.file === file)
      const [first] = own
      const words = [...new Set(own.map(({ raw }) => raw))]
      if (!first) return []
      const more = words.length > most ? ` and ${String(words.length - most)} more` : ''
      return [
        {
          path: [],
          place: placeOf(first),
          basis: isInUse ? ('unsupported' as const) : ('advice' as const),
          message: `${words.slice(0, most).join(', ')}${more} only ${words.length === 1 ? 'stands for a value' : 'stand for values'}, which nothing here checks.`,
          // That projects write them so is read in their files; that this one is such a word is not.
          facts: [{ ...imagePlaceholders, confidence: 'inferred' as const }],
        },
      ]
    })
  },
})
