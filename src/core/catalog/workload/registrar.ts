import { verified } from '../fact.ts'

/** Kubelets of Windows nodes before these fixes may miss the socket by which a CSI driver registers. */
export const registrarKubelet = verified(
  { from: '2.9.0', fixes: ['1.23.10', '1.24.4', '1.25.0'] } as const,
  [
    'github kubernetes-csi/node-driver-registrar/blob/13b0e5e786615639d4b35e71323c0bb58e16c8a6/README.md',
    'github kubernetes-csi/node-driver-registrar/blob/26e5f228801acf70db8962d64d34904aa9986ed1/CHANGELOG/CHANGELOG-2.9.md',
    'github kubernetes/kubernetes/issues/104584',
  ],
)
