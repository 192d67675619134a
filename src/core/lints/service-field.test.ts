import { serviceManifest } from '../testing/manifests.ts'
import { testLint } from '../testing/test-lint.ts'
import { serviceField } from './service-field.ts'

const known = { kubernetesVersion: '1.36', operatingSystem: 'windows' } as const
const both = {
  kubernetesVersion: '1.34',
  operatingSystem: 'windows',
  ipFamily: 'dual-stack',
} as const

testLint(serviceField, {
  valid: [
    { name: 'an ordinary Service', document: serviceManifest({ type: 'ClusterIP' }), known },
    {
      name: 'what the API stores by itself',
      document: serviceManifest({ sessionAffinity: 'None', ipFamilyPolicy: 'SingleStack' }),
      known,
    },
    {
      name: 'a Service for Linux pods',
      document: serviceManifest({ externalTrafficPolicy: 'Local' }),
      known: { ...known, operatingSystem: 'linux' },
    },
    {
      name: 'both families, as a wish in a cluster of one',
      document: serviceManifest({ ipFamilyPolicy: 'PreferDualStack' }),
      known: { ...both, ipFamily: 'ipv4' },
    },
  ],
  invalid: [
    {
      name: 'both families on a release that keeps them apart',
      document: serviceManifest({ ipFamilyPolicy: 'PreferDualStack' }),
      known: { ...both, kubernetesRelease: '1.34.4' },
      messages: [/No IPv6 between Windows pods/],
    },
    {
      name: 'both families on a release that mixes them up',
      document: serviceManifest({ ipFamilyPolicy: 'PreferDualStack' }),
      known: { ...both, kubernetesRelease: '1.34.3' },
      messages: [/load balancers could be shared by mistake/, /No IPv6 between Windows pods/],
    },
    {
      name: 'both families where the release is not told',
      document: serviceManifest({ ipFamilyPolicy: 'PreferDualStack' }),
      known: both,
      messages: [/load balancers could be shared by mistake/, /No IPv6 between Windows pods/],
    },
    {
      name: 'a sticky time',
      document: serviceManifest({
        sessionAffinity: 'ClientIP',
        sessionAffinityConfig: { clientIP: { timeoutSeconds: 60 } },
      }),
      known,
      messages: [
        /timeoutSeconds is 60: The sticky time cannot be set/,
        /sessionAffinity is "ClientIP"/,
      ],
    },
    {
      name: 'affinity before it did anything',
      document: serviceManifest({ sessionAffinity: 'ClientIP' }),
      known: { ...known, kubernetesVersion: '1.18' },
      messages: [/not available/],
      severity: 'warning',
      basis: 'fails',
    },
    {
      name: 'a NodePort, with what depends on the node',
      document: serviceManifest({ type: 'NodePort' }),
      known,
      messages: [/spec\.type is "NodePort"/],
      severity: 'info',
    },
  ],
})
