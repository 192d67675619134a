import { disagreementsSection } from './disagreements.ts'
import { distributionsSection } from './distributions.ts'
import type { Section } from './entry.ts'
import { featuresSection } from './features.ts'
import { flagsSection } from './flags.ts'
import { gatesSection } from './gates.ts'
import { kubernetesSection } from './kubernetes.ts'
import { limitationsSection } from './limitations.ts'
import { networkingSection } from './networking.ts'
import { platformsSection } from './platforms.ts'
import { runtimesSection } from './runtimes.ts'
import { symptomsSection } from './symptoms.ts'
import { windowsSection } from './windows.ts'

/** Everything that can be looked up, in reading order. */
export const sections = [
  kubernetesSection,
  windowsSection,
  runtimesSection,
  networkingSection,
  flagsSection,
  gatesSection,
  featuresSection,
  limitationsSection,
  symptomsSection,
  platformsSection,
  distributionsSection,
  disagreementsSection,
] as const satisfies readonly Section[]

export type SectionId = (typeof sections)[number]['id']
