import { catalog, catalogDate } from '../../catalog/catalog.ts'
import { unknown } from '../../catalog/fact.ts'
import { isManaged } from '../../model/managed-plan.ts'
import { defineRule } from '../../model/rule.ts'

export const poolKubernetesVersion = defineRule({
  id: 'pool-kubernetes-version',
  basis: 'advice',
  summary: 'The platform offers the Kubernetes minor',
  remediation: 'Compare with the versions that the platform lists for your region.',
  decisions: ['platform', 'kubernetesVersion', 'joinMethod'],

  check({ platform, kubernetesVersion, joinMethod }) {
    const { pool, name } = catalog.platforms[platform]
    if (!pool || !isManaged({ joinMethod })) return undefined
    const dates = pool.minors[kubernetesVersion]
    if (!dates) {
      return {
        message: `Nothing is known here about Kubernetes ${kubernetesVersion} on ${name}.`,
        facts: [notListed],
      }
    }
    const { standard, extended } = dates.value
    if (standard === null || extended === null || !isPast(standard)) return undefined
    const { name: later, forWindows } = pool.extended.value
    const facts = [dates, pool.extended]
    if (!forWindows || isPast(extended)) {
      return {
        message: `${name} ended its support of Kubernetes ${kubernetesVersion} in ${(forWindows ? extended : standard).slice(0, 7)}${forWindows ? '' : `; its ${later} takes no Windows pools`}.`,
        facts,
        basis: 'unsupported',
        remediation: 'Take a newer minor that the platform still supports.',
      }
    }
    return {
      message: `${name} ended its standard support of Kubernetes ${kubernetesVersion} in ${standard.slice(0, 7)}; its ${later} ends in ${extended.slice(0, 7)}.`,
      facts,
    }
  },
})

const notListed = unknown(null)

/** A month counts as past once it is over. */
const isPast = (date: string) => date < catalogDate.slice(0, date.length)
