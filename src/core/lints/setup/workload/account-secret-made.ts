import { accountSecrets } from '../../../catalog/account-secrets.ts'
import { identities } from '../../../catalog/identities.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { compareVersions } from '../../../values/version.ts'

const { createToken, tokenSecret } = identities

export const accountSecretMade = defineLint({
  id: 'account-secret-made',
  on: 'setup',
  summary: 'Scripts do not wait for a Secret that no ServiceAccount is given any more',
  remediation: `Make a Secret of the type ${tokenSecret.value.type} for the account and read that, or ask for a token with kubectl create token, which kubectl has from ${createToken.value.from} on.`,
  decisions: ['kubernetesVersion'],

  check({ observations }, { kubernetesVersion }) {
    const { through } = accountSecrets.value
    if (compareVersions(kubernetesVersion, through) <= 0) return []
    const [first, ...others] = named(observations, 'script.accountSecret')
    return first
      ? [
          {
            path: [],
            place: placeOf(first),
            also: others.slice(0, 5).map(placeOf),
            // An account may be older than the cluster's version.
            basis: 'unsupported',
            message: `The script reads the name of a Secret from a ServiceAccount; after ${through} Kubernetes makes none by itself, so that the name is empty for every account made since.`,
            facts: [accountSecrets],
          },
        ]
      : []
  },
})
