import { calico } from '../../../catalog/cni/calico.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { isBefore } from '../../../values/version.ts'

const archive = /\/calico-windows-v(\d{1,2}\.\d{1,3}\.\d{1,3})\.zip$/

export const calicoServicesRelease = defineLint({
  id: 'calico-services-release',
  on: 'setup',
  summary: 'Calico is installed as services of Windows in releases that have them',
  remediation:
    'Install it by the operator: windowsDataplane: HNS, serviceCIDRs, and the ConfigMap kubernetes-services-endpoint.',
  decisions: [],

  check: ({ observations }): readonly LintViolation[] => {
    const { services } = calico
    if (!services) return []
    return named(observations, 'download.address').flatMap((one) => {
      const release = archive.exec(String(one.value))?.[1]
      return release === undefined || isBefore(release, services.value.before)
        ? []
        : [
            {
              path: [],
              place: placeOf(one),
              basis: 'unsupported',
              message: `Calico ${release} is no longer installed on Windows by hand: from ${services.value.before} on its guide and its scripts for the kubelet and kube-proxy are gone, ${services.value.newest} was the last line with them.`,
              facts: [services],
            },
          ]
    })
  },
})
