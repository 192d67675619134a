import { kubeletStart } from '../../../catalog/flags/kubelet-start.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

const services = [
  ['kubelet', 'kubelet'],
  ['containerd', 'containerd'],
  ['docker', 'docker'],
  ['kubeProxy', 'kube-proxy'],
] as const

export const serviceStartType = defineLint({
  id: 'service-start-type',
  on: 'setup',
  summary: 'Windows starts the services of the node by itself',
  remediation: 'Set-Service NAME -StartupType Automatic, then start it.',
  decisions: [],

  check({ observations }) {
    return services.flatMap(([name, service]) => {
      const states = named(observations, `${name}.serviceState`)
      return named(observations, `${name}.startType`).flatMap((one): readonly LintViolation[] => {
        // A script may start what runs.
        const isDown = states.some(({ value }) => /^stopped$/i.test(String(value)))
        if (one.value !== 'disabled' && !isDown) return []
        return [
          {
            path: [],
            place: placeOf(one),
            basis: 'unsupported',
            message:
              one.value === 'disabled'
                ? `The service ${service} is disabled: nothing can start it.`
                : `The service ${service} is stopped, and Windows does not start it by itself: its start type is ${one.raw}, so that it stays down after each restart of the machine.`,
            facts: [kubeletStart.startType],
          },
        ]
      })
    })
  },
})
