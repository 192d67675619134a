import { verified } from '../fact.ts'

/** The update with which pods of Windows Server 2022 have their network beside the operator of OpenShift. */
export const openshiftUpdate = verified({ release: 'ltsc2022', kb: 'KB5012637', revision: 681 }, [
  'github openshift/windows-machine-config-operator/blob/0be4b9ccb94d/docs/wmco-prerequisites.md#L44',
  'github openshift/windows-machine-config-operator/blob/0be4b9ccb94d/docs/vsphere-golden-image.md#L8',
])
