import { containerUsers } from '../../catalog/workload/windows-options.ts'
import { defineRule } from '../../model/rule.ts'

export const containerAdministrator = defineRule({
  id: 'container-administrator',
  basis: 'advice',
  summary: 'A workload that needs no administrator runs as an ordinary user',
  remediation: 'Run as ContainerUser unless the program needs more.',
  decisions: ['runAsUserName', 'isolation'],

  check({ runAsUserName, isolation }) {
    const { administrator, user } = containerUsers
    if (isolation === 'hostprocess') return undefined
    if (runAsUserName.toLowerCase() !== administrator.value.toLowerCase()) return undefined
    return {
      message: `${administrator.value} is the administrator inside the container; a policy with runAsNonRoot refuses it.`,
      facts: [administrator],
      decisions: ['runAsUserName'],
      suggestion: { runAsUserName: user.value },
    }
  },
})
