"""One file for each kind of thing the shop sells. A form is a function of measurements that gives an Item."""
