import { serviceHelpers } from '../../catalog/flags/other-binaries.ts'
import { otherName } from '../../catalog/flags/service-handshake.ts'
import { defineLint } from '../../model/lint.ts'

const { flag, names } = serviceHelpers.sc

export const serviceName = defineLint({
  id: 'service-name',
  on: 'command-line',
  summary: 'A component that speaks with the service manager has the name under which it does',
  remediation: `Name the services ${names.value.kubelet} and ${names.value.kubeProxy}.`,
  decisions: [],

  check({ program, flags, isService, serviceName: name }) {
    const index = flags.findIndex((use) => use.name === flag.value && use.value !== 'false')
    if (!isService || name === undefined || index < 0) return []
    const own =
      program === 'kubelet'
        ? names.value.kubelet
        : program === 'kube-proxy'
          ? names.value.kubeProxy
          : undefined
    if (own === undefined || own === name.toLowerCase()) return []
    return [
      {
        path: [index],
        basis: 'unsupported',
        message: `The service is called ${name}; with --${flag.value} ${program} speaks with the service manager as ${own}. Windows starts it all the same, but scripts that look for ${own} do not find it.`,
        remediation: `Call the service ${own}.`,
        facts: [names, otherName],
      },
    ]
  },
})
