/**
 * Name of the field that people do not see and programs fill in. No password manager or browser takes it for a part of an
 * address: it would fill it in, and its owner would be taken for a program.
 */
export const TRAP_FIELD = 'reference'
