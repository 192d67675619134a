/**
 * Terraform without the blocks that belong to the group around them, as its taints do, and begin
 * no group of their own; each other character keeps its place.
 */
export const withoutSettings = (text: string) =>
  text.replaceAll(settings, (block) => block.replaceAll(/[^\n]/g, ' '))

/** The lines of such a block stand further to the right than its name. */
const settings =
  /^([ \t]{2,20})["']?(?:taints|labels)["']?[ \t]*=[ \t]*\{[ \t]*\n(?:\1[ \t][^\n]{0,300}\n){0,60}/gm
