import { wrongAddresses } from '../../../catalog/addresses/index.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { includesRelease } from '../../../values/version.ts'

export const downloadAddress = defineLint({
  id: 'download-address',
  on: 'setup',
  summary: 'A part of the node is fetched from an address that has it',
  remediation: 'Take the address and the name of the file from the page of the release.',
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'download.address').flatMap((one) =>
      wrongAddresses.flatMap(
        ({ pattern, except, basis, wrong, ...range }): readonly LintViolation[] => {
          const found = pattern.exec(String(one.value))
          if (!found) return []
          const version = found.groups?.['version']
          const isOther =
            version !== undefined &&
            (!includesRelease(range, version) || except?.includes(version) === true)
          return isOther
            ? []
            : [
                {
                  path: [],
                  place: placeOf(one),
                  basis,
                  message: wrong.value.replaceAll('{version}', version ?? ''),
                  facts: [wrong],
                },
              ]
        },
      ),
    ),
})
