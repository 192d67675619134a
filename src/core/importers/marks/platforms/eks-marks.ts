import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { eksAddonsIn } from './eks-addons.ts'
import { eksImagesIn } from './eks-image.ts'
import { eksModuleIn } from './eks-module.ts'
import { eksNodeRolesIn } from './eks-node-roles.ts'
import { eksPodIdentitiesIn } from './eks-pod-identities.ts'
import { eksPoliciesIn } from './eks-policies.ts'
import { eksUserDataIn } from './eks-user-data.ts'
import { templateImagesIn } from './eks-template-image.ts'
import { templateDisksIn } from './eks-template-disk.ts'

/** What any text may name of EKS: images, roles, policies and identities of nodes, and what their templates have. */
export const eksMarksIn = (doc: Document): readonly Observation[] => [
  ...eksImagesIn(doc),
  ...eksNodeRolesIn(doc),
  ...eksPodIdentitiesIn(doc),
  ...eksPoliciesIn(doc),
  ...eksUserDataIn(doc),
  ...templateImagesIn(doc),
  ...templateDisksIn(doc),
  ...eksModuleIn(doc),
  ...eksAddonsIn(doc),
]
