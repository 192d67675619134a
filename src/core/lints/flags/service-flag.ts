import { serviceHelpers } from '../../catalog/flags/other-binaries.ts'
import { withoutHandshake } from '../../catalog/flags/service-handshake.ts'
import { defineLint } from '../../model/lint.ts'
import { isOfKubernetes } from '../../model/parsed.ts'
import { ownValue } from '../../values/own.ts'

const { flag, notUnderNssm } = serviceHelpers.sc

export const serviceFlag = defineLint({
  id: 'service-flag',
  on: 'command-line',
  summary: 'A component that Windows runs as a service speaks with the service manager',
  remediation: `Add --${flag.value} to the command line of the service, or run it under nssm.`,
  decisions: [],
  isAbout: ({ isService, isOfNssm }) => isService === true || isOfNssm === true,

  check({ program, flags, isComplete, isService, isOfNssm }) {
    const own = flags.findIndex(({ name, value }) => name === flag.value && value !== 'false')
    if (isOfNssm && isOfKubernetes(program) && own >= 0) {
      return [
        {
          path: [own],
          basis: 'fails',
          change: { is: 'out' },
          message: `${program} is started by nssm, and --${flag.value} makes it speak with the service manager, which does not know it: it stops.`,
          remediation: `Take --${flag.value} out, or register ${program} as a service of Windows without nssm.`,
          facts: [notUnderNssm],
        },
      ]
    }
    const mute = isService ? ownValue(withoutHandshake, program) : undefined
    if (mute) {
      return [
        {
          path: [],
          basis: 'fails',
          message: `${program} is the program of a Windows service, and has no flag to speak with the service manager: Windows ends it after 30 seconds.`,
          remediation: `Run ${program} under nssm, or in a HostProcess container.`,
          facts: [mute],
        },
      ]
    }
    if (!isService || !isComplete || !isOfKubernetes(program)) return []
    // The file of kube-proxy may say it too.
    if (program === 'kube-proxy' && flags.some(({ name }) => name === 'config')) return []
    const index = flags.findLastIndex(({ name }) => name === flag.value)
    const use = flags[index]
    if (use && use.value !== 'false') return []
    return [
      {
        path: use ? [index] : [flag.value],
        change: use ? { is: 'set', to: 'true' } : { is: 'added', flags: [`--${flag.value}`] },
        basis: 'fails',
        message: `${program} is the program of a Windows service, and --${flag.value} is ${use ? 'off' : 'missing'}: Windows ends it after 30 seconds, because it does not answer the service manager.`,
        facts: [flag],
      },
    ]
  },
})
