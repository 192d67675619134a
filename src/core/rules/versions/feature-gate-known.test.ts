import { testRule } from '../../testing/test-rule.ts'
import { featureGateKnown } from './feature-gate-known.ts'

testRule(featureGateKnown, {
  valid: [
    {},
    { featureGates: ['WinDSR=true'] },
    { featureGates: ['AllAlpha=false', 'ContextualLogging=true'] },
    { kubernetesVersion: '1.20', featureGates: ['HyperVContainer=true'] },
    { featureGates: ['no gate at all'] },
    { kubernetesVersion: '1.29', featureGates: ['RemoveSelfLink=true'] },
    { kubernetesVersion: '1.34', featureGates: ['ComponentSLIs=true'] },
    {
      kubernetesVersion: '1.36',
      featureGates: [
        'ClientsAllowCARotation=false',
        'ClientsAllowTLSCacheGC=true',
        'InOrderInformersBatchProcess=true',
        'UnlockWhileProcessingFIFO=false',
        'NativeHistograms=true',
      ],
    },
    {
      kubernetesVersion: '1.30',
      kubernetesRelease: '1.30.11',
      featureGates: ['OrderedNamespaceDeletion=true'],
    },
  ],
  invalid: [
    {
      given: { kubernetesVersion: '1.35', featureGates: ['ComponentSLIs=true'] },
      message: /ComponentSLIs was removed in 1\.35/,
      severity: 'error',
    },
    {
      given: { kubernetesVersion: '1.30', featureGates: ['RemoveSelfLink=true'] },
      message: /removed in 1\.30/,
      severity: 'error',
    },
    {
      given: { kubernetesVersion: '1.21', featureGates: ['HyperVContainer=true', 'WinDSR=true'] },
      message: /HyperVContainer was removed in 1\.21: kubelet 1\.21\.\d+ stops/,
      severity: 'error',
      basis: 'refused',
      suggestion: { featureGates: ['WinDSR=true'] },
    },
    {
      given: { kubernetesVersion: '1.20', featureGates: ['WindowsHostProcessContainers=true'] },
      message: /exists from 1\.22 on/,
      severity: 'error',
    },
    {
      given: {
        kubernetesVersion: '1.30',
        kubernetesRelease: '1.30.10',
        featureGates: ['OrderedNamespaceDeletion=true'],
      },
      message: /exists from 1\.30\.11 on/,
    },
    {
      given: { featureGates: ['winDsr=true'] },
      message: /winDsr is written WinDSR/,
      suggestion: { featureGates: ['WinDSR=true'] },
    },
    {
      given: { featureGates: ['WINDSR=true', 'NoWINDSR=true'] },
      count: 2,
      suggestion: { featureGates: ['WinDSR=true', 'NoWINDSR=true'] },
    },
    { given: { featureGates: ['NoSuchGate=true'] }, message: /No release has/, severity: 'error' },
    {
      given: { kubernetesVersion: '1.37', featureGates: ['HyperVContainer=true'] },
      severity: 'error',
    },
  ],
})
