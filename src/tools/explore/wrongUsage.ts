/** A command line that asks for nothing that there is. Its message is the sentence for whoever typed it. */
export class WrongUsage extends Error {}
