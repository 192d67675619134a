import { swtoolsFolders } from '../../../catalog/addresses/swtools.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

const { folders, lastCommit } = swtoolsFolders

export const goneAddress = defineLint({
  id: 'gone-address',
  on: 'setup',
  summary: 'Files are taken from addresses that still have them',
  remediation: `Run flanneld and kube-proxy as services, or take the files of the last commit that has them, ${lastCommit.value}, which nobody keeps up any more.`,
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'fetched.swtools').flatMap((one) => {
      const folder = folders.value.find((name) => String(one.value).startsWith(`${name}/`))
      return folder === undefined
        ? []
        : [
            {
              path: [],
              place: placeOf(one),
              basis: 'unsupported' as const,
              message: `sig-windows-tools has no ${one.raw} any more: the folder ${folder} was removed from its main branch, so this address answers 404.`,
              facts: [folders],
            },
          ]
    }),
})
